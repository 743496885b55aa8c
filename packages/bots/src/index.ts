export { BOT_NAMES, type Bot, type BotName, type Budget, DEFAULT_BUDGET } from './bot.ts';
export { createBot } from './create-bot.ts';
export { pick, type Stream, streamOf } from './stream.ts';
