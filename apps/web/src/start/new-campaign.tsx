import { isRefusal } from '@bauta/engine';
import { goTo } from '../route.ts';
import { openPack } from '../shelf.ts';
import { beginCampaign } from '../sitting/begin.ts';
import { openSitting } from '../sitting/open-sitting.ts';
import { say } from '../words/say.ts';

async function begin(): Promise<void> {
  const pack = await openPack('venice');
  const party = Object.keys(pack.content.assassins).slice(0, 2);
  const wishes = { pack: 'venice', name: say('web.new-campaign'), players: 1, party, difficulty: 'normal' } as const;
  const sitting = beginCampaign(pack, wishes);
  if (isRefusal(sitting)) throw new Error(sitting.refused);
  openSitting.value = sitting;
  goTo('play', sitting.card.peek().id);
}

export function NewCampaign() {
  return (
    <main>
      <h1>{say('web.new-campaign')}</h1>
      <button type="button" onClick={begin}>
        {say('web.begin')}
      </button>
    </main>
  );
}
