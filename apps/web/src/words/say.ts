import { type Params, say as sayFrom } from '@bauta/text';
import { lexicon } from './lexicon.ts';

/** A message of the program; a component that says it is drawn again when words come. */
export const say = (key: string, params?: Params): string => sayFrom(lexicon.value, key, params);
