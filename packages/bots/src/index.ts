export { type Analysis, beginAnalysis, type JudgedDecision, type PlayedGame } from './analysis/analysis.ts';
export type { BetterLine } from './analysis/better-line.ts';
export { type BadChoice, type TurningPoints, turningPoints } from './analysis/turning-points.ts';
export { BOT_AIMS, BOT_KINDS, type Bot, type BotAim, type BotKind, type BotName, type Budget, DEFAULT_BUDGET } from './bot.ts';
export { botOf, isBotName, NAMES_OF_BOTS, type NamedBot } from './bot-names.ts';
export { answerBetween, type Reason } from './campaign/between.ts';
export type { CampaignBot } from './campaign/campaign-bot.ts';
export { createCampaignBot } from './campaign/create-campaign-bot.ts';
export { botWith, createBot } from './create-bot.ts';
export { type Judgement, judge, type Traits, traitsOf } from './evaluation/position.ts';
export type { ScoreTally } from './evaluation/tally.ts';
export { TERMS, type Term } from './evaluation/terms.ts';
export type { Assumed } from './forecasts/answers.ts';
export { type AttackForecast, type AttackPlan, forecastAttack } from './forecasts/attack.ts';
export {
  type DetectionForecast,
  forecastDetection,
  forecastPath,
  type PathForecast,
  type TestForecast,
} from './forecasts/detection.ts';
export type { DirectionChance } from './forecasts/directions.ts';
export { atLeast, type Distribution, expectation } from './forecasts/distribution.ts';
export { type EnemyPhaseForecast, forecastEnemyPhase, type PhaseCase } from './forecasts/enemy-phase.ts';
export type { ReinforcementForecast } from './forecasts/reinforcement.ts';
export { SEEN_BY } from './forecasts/seen-by.ts';
export type { WoundForecast } from './forecasts/wounded-by.ts';
export { chooseAmong, chooseGreedily } from './greedy/greedy-bot.ts';
export { type Outlook, outlookOf } from './greedy/outlook.ts';
export { tallyOf } from './greedy/score.ts';
export type { Hint, HintReason, HintRisk } from './hint/hint.ts';
export { beginHint, type HintSearch, hintsFor } from './hint/hint-search.ts';
export { REASONS, type ReasonName } from './hint/reason-names.ts';
export { chanceOf, type OptionSearch, type SearchLine, searchFor } from './search/search.ts';
export { pick, type RandomStream, streamOf } from './stream.ts';
export { type BotWeights, WEIGHT_NAMES, type WeightSection } from './weights/bot-weights.ts';
export { type Provenance, readWeightFile, readWeights, type WeightFile, WeightsWrong } from './weights/read-weights.ts';
export { NEWEST_VERSION, NEWEST_WEIGHTS, weightsOf } from './weights/versions.ts';
