import type { Content } from '@bauta/engine';

/** What is compiled before the memories, which are checked against it. */
export type CompiledContent = Pick<Content, 'cards' | 'bosses' | 'machines' | 'assassins' | 'allies'>;
