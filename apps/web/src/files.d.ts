/** Where the files lie that the build has made of content and words. */
declare module 'bauta:files' {
  export const first: string;
  export const play: string;
  export const rules: string;
  export const venice: string;
  export const practice: string;
}

/** Which program this is. */
declare module 'bauta:versions' {
  export const app: string;
  export const engine: string;
}
