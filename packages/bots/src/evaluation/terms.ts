/** What counts in a position or an option, each by its name: a hint quotes them. Worth is in actions: 1 is a step towards a goal. */
export const TERMS = [
  'objectives', // work done on what must be done (R5.2)
  'approach', // steps towards a goal, or home (R13.1)
  'detection', // the chance to be seen, and what it costs (R22)
  'wounds', // wounds to expect (R31)
  'guards', // enemies out of the way (R16.4)
  'retaliation', // the chance to be struck back at (R16.6)
  'alert', // the alert that is raised or falls quiet (R23.1)
  'bodies', // bodies that could be found (R28.3)
  'cards', // cards gained or used up (R24)
  'health', // HP got back (R26.2)
  'actions', // AP kept or got back (R19)
  'order', // what is left to the table and matters little
] as const;
export type Term = (typeof TERMS)[number];
