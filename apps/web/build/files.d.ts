/** Where the files lie that the build has made of content and words. */
declare module 'bauta:files' {
  export const first: string;
  export const play: string;
  export const rules: string;
  /** By the names of the packs, as `packages/content/packs.json` lists them. */
  export const packs: Readonly<Record<'practice' | 'venice', string>>;
}

/** Which program this is. */
declare module 'bauta:versions' {
  export const app: string;
  export const engine: string;
}
