import { type Campaign, hqLevel, trackOf } from '@bauta/engine';
import { levelWord, nameOf } from '@bauta/text';
import { lexicon } from '../../words/lexicon.ts';
import { say } from '../../words/say.ts';

/** Where in the diary the campaign is. */
function placeOf({ entry, attempt, ended, diary }: Campaign): string {
  if (ended) return say('table.campaign.over');
  const name = nameOf(lexicon.value, 'entry', entry);
  if ((diary[entry]?.attempts ?? 0) > 0) return say('screen.after-entry', { name });
  return attempt === 1 ? name : say('screen.second-try', { name });
}

/** R39.1: XP on the track, and the next level. */
function Track({ campaign }: { campaign: Campaign }) {
  const { level, xp } = trackOf(campaign);
  const { levels } = campaign.content.book;
  const [from, next] = [levels[level - 1] ?? 0, levels[level]];
  const words = { level: levelWord(level), xp };
  return (
    <div class="xp-track">
      <span>{next === undefined ? say('screen.progress-full', words) : say('screen.progress', { ...words, next })}</span>
      {next !== undefined && (
        <progress max={next - from} value={xp - from} aria-label={say('screen.progress', { ...words, next })} />
      )}
    </div>
  );
}

export function Heading({ campaign }: { campaign: Campaign }) {
  const { hq } = campaign;
  return (
    <div class="campaign-heading">
      <p class="where">{placeOf(campaign)}</p>
      {hq !== null && (
        <p>{say('screen.hq', { name: nameOf(lexicon.value, 'hq', hq.kind), level: levelWord(hqLevel(campaign)) })}</p>
      )}
      <Track campaign={campaign} />
    </div>
  );
}
