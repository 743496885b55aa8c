import type { Face } from '@bauta/engine';

/** What is engraved on each face, drawn in a square of 24; '' for a bare one. */
export const ENGRAVED: { readonly [F in Face]: string } = {
  // A dagger, point up.
  hit: 'M12 3l1.6 3v8h-3.2V6zM7.5 14h9v2h-9zM11 16h2v4.5h-2z',
  // A mask with its two eyes.
  special:
    'M4 8c5-2.5 11-2.5 16 0 .6 5-1.5 9-5 10-1.5-1-4.5-1-6 0-3.5-1-5.6-5-5-10zm3 2.2c0 2 3.5 2.4 4 .4-.8-1.2-3-1.5-4-.4zm10 0c-1-1.1-3.2-.8-4 .4.5 2 4 1.6 4-.4z',
  miss: 'M8 11h8v2H8z',
  fail: 'M8 11h8v2H8z',
  blank: '',
  // An open eye.
  eye: 'M2.5 12C6 6 18 6 21.5 12 18 18 6 18 2.5 12zm9.5-3.6a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2zm0 2a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2z',
  // A bell that is rung.
  alarm:
    'M12 3c.8 0 1.4.6 1.4 1.3C16 5 17 7 17 10c0 3 .8 4.5 2 6H5c1.2-1.5 2-3 2-6 0-3 1-5 3.6-5.7C10.6 3.6 11.2 3 12 3zm-2 14.5h4a2 2 0 0 1-4 0z',
};
