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

/** Found by trial over the practice memories. */
export const WORTH = {
  /** One AP paid towards an objective. */
  work: 5,
  /** To come where work can be done with the next action. */
  arrival: 3,
  /** One HP of a boss that must fall, for each hit it takes. */
  bossHp: 3,
  /** Everything done and off the map. */
  home: 12,
  /** To leave what is not done to others. */
  desertion: -30,
  step: 1,
  /** A step of those who are not the nearest to the goal. */
  followerStep: 0.5,
  /** To be exposed, wounds apart; and that it raises a quiet alert. */
  exposure: 2,
  alert: 2.5,
  wound: 1.4,
  /** One wound that would bring down. */
  fall: 4.5,
  guard: 0.8,
  /** A guard who stands where work is to be done or where one stands. */
  guardInTheWay: 1,
  body: 0.4,
  card: 0.6,
  chest: 2,
  savedAction: 0.2,
  /** How much bolder ten turns make: time is on the side of the guards (R29). */
  boldness: 1,
};
