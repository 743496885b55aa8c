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
