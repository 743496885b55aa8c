/** Grounds that many scenes are drawn on; a scene that needs another draws its own. */
export const STREET = `
+-+-+-+
|. . .|
+-+-+-+
`;
export const LONG_STREET = `
+-+-+-+-+
|. . . .|
+-+-+-+-+
`;
export const BLOCK = `
+-+-+-+
|. . .|
+ + + +
|. . .|
+-+-+-+
`;
export const WIDE_BLOCK = `
+-+-+-+-+
|. . . .|
+ + + + +
|. . . .|
+-+-+-+-+
`;
export const DEEP_BLOCK = `
+-+-+-+
|. . .|
+ + + +
|. . .|
+ + + +
|. . .|
+-+-+-+
`;
/** A tower in the corner of three columns, and one in the middle of four. */
export const TOWER_BLOCK = `
+-+-+-+
|t t .|
+ + + +
|t t .|
+-+-+-+
`;
export const WIDE_TOWER_BLOCK = `
+-+-+-+-+
|. t t .|
+ + + + +
|. t t .|
+-+-+-+-+
`;
