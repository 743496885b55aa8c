/** What counts in an option of a question, in actions: 1 is a step towards a goal. */
export const WORTH_NAMES = [
  'work', // one AP paid towards an objective
  'arrival', // to come where work can be done with the next action
  'bossHp', // one HP of a boss that must fall, for each hit it takes
  'home', // everything done and off the map
  'desertion', // to leave what is not done to others
  'step',
  'followerStep', // a step of those who are not the nearest to the goal
  'exposure', // to be exposed, wounds apart
  'alert', // that it raises a quiet alert
  'wound',
  'fall', // one wound that would bring down
  'guard',
  'guardInTheWay', // a guard who stands where work is to be done or where one stands
  'body',
  'card',
  'chest',
  'savedAction',
  'optional', // an AP for what need not be done
  'search', // to look through a body
  'reroll', // to roll dice again
  'trigger', // an ability that comes at the right moment
  'synchronise', // the card on top of a tower
  'equip', // to fill an empty place
  'fuss', // what helps nobody by itself
  'along', // to take somebody along, or to ignore a test
  'rest', // to end the phase
  'alertReserve', // how much more the alert is worth, the fewer guards are left in reserve (R29.3)
  'bodyReserve', // and a body, whose figure goes back there
  'boldness', // how much bolder ten turns make: time is on the side of the guards (R29)
] as const;

/** What is to come. */
export const FORECAST_NAMES = [
  'eyesByEntrance', // eyes that come by an open entrance in one enemy phase (R29.2)
  'last', // how much of the enemy phase to come is felt with no AP left
  'one', // with one
  'two', // with two
  'more', // with three or more
] as const;

/** The traits of a position that the chance of success is made of: what each adds to the logarithm of the odds. */
export const TRAIT_NAMES = [
  'work',
  'way',
  'home',
  'strength',
  'acting',
  'wounds',
  'seen',
  'raised',
  'late',
  'haste',
  'overmatched',
  'exposed',
  'reserve',
  'open',
  'guarded',
] as const;

/** The rest of that formula. */
export const JUDGING_NAMES = [
  'even', // the logarithm of the odds where no trait counts
  'urge', // what prey adds for the bold
  'pace', // actions that one assassin spends well in a turn
  'inflow', // guards that come in a turn, until none is left and the memory fails (R29.3)
] as const;

export const SEARCH_NAMES = [
  'most', // options beyond these are not worth a trial
  'horizon', // turns that a trial looks ahead
  'doubt', // how much a line that was tried less is given the benefit of the doubt
  'prior', // what an action's worth of the greedy score counts beside the chance of success
  'spread', // how far the greedy player of a rollout strays from its best option
] as const;

/** What is wanted beyond success; all 0 for success alone. */
export const AIM_NAMES = [
  'quiet', // the share of a success that hangs on the alert never being raised
  'sync', // the share that hangs on the sync (R34.1)
  'fast', // the share that every turn takes
  'missing', // the share of the sync that is doubtful while something it asks for is not done
  'alert', // what the alert or an exposure costs that breaks the aim, in actions
  'kill', // an elimination
  'body', // a body that could be found
  'wound',
  'wanted', // a chest or tower that the sync asks for
] as const;

export const WEIGHT_NAMES = {
  worth: WORTH_NAMES,
  forecast: FORECAST_NAMES,
  odds: TRAIT_NAMES,
  judging: JUDGING_NAMES,
  search: SEARCH_NAMES,
  aim: AIM_NAMES,
} as const;

export type WeightSection = keyof typeof WEIGHT_NAMES;

/** All numbers by which a bot judges: the bots are code, these are what makes one stronger than another. */
export type BotWeights = {
  readonly [S in WeightSection]: { readonly [N in (typeof WEIGHT_NAMES)[S][number]]: number };
};
