import '../../table/share/share.css';
import { currentMap, type Game, isOnMap, type MemoryData, memoryRules, NOWHERE } from '@bauta/engine';
import { characterName, nameOf, renderQuestion } from '@bauta/text';
import { useEffect, useState } from 'preact/hooks';
import { beginShared } from '../../session/begin-shared.ts';
import { type OpenedLink, openLink, type RefusedLink } from '../../session/open-link.ts';
import { startSession } from '../../session/start-session.ts';
import { members } from '../../table/party/members.ts';
import { stateOf } from '../../table/party/state-of.ts';
import { linkTo } from '../../ui/route.ts';
import { catalogueOf } from '../../words/catalogue.ts';
import { loadWords } from '../../words/load-words.ts';
import { say } from '../../words/say.ts';
import { Waiting } from '../../words/waiting.tsx';
import { MiniMap } from '../mini-map/mini-map.tsx';
import { Page } from '../page.tsx';
import { figuresIn } from './figures-in.ts';

/** The ground and the aims as they lie now. */
const asItLies = ({ content: { memory }, maps, objectives }: Game): MemoryData => ({
  ...memory,
  objectives: memory.objectives.flatMap((each, index) => {
    const { at } = objectives[index]!;
    return at === NOWHERE ? [] : [{ ...each, hidden: false, at }];
  }),
  maps: memory.maps.flatMap((map, index) => {
    const { squares, present } = currentMap(map, maps[index]!.changes);
    return maps[index]!.down ? [] : [{ ...map, squares: squares.filter(({ at }) => present.has(at)) }];
  }),
});

function Party({ game }: { game: Game }) {
  const catalogue = catalogueOf(game);
  return (
    <ul class="shared-party">
      {members(game).map((each) => {
        const name = characterName(catalogue, each.id);
        const machine = nameOf(catalogue, 'machine', each.aboard);
        return (
          <li key={each.id}>
            <span class="shared-letter" aria-hidden="true">
              {name.charAt(0)}
            </span>
            <span>
              <b>{name}</b>
              {say(`table.party.${stateOf(each)}`, { machine })}
              {isOnMap(each) && each.at !== NOWHERE && `, ${catalogue.squareName(each.at)}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** What an action costs is told beside it, not in the question. */
function asked(game: Game): string {
  const { step: question } = memoryRules.question(game)!;
  return question.step === 'assassin-phase' ? say('table.now.acting') : renderQuestion(catalogueOf(game), question);
}

/** What is on the table, and the way to play on from it. */
function Position({ opened }: { opened: OpenedLink }) {
  const { game } = opened;
  const catalogue = catalogueOf(game);
  const memory = nameOf(catalogue, 'memory', game.setup.memory, 'title');
  const begin = async (): Promise<void> => startSession(await beginShared(opened, say('table.share.save-name', { memory })));
  return (
    <Page title={say('table.share.from', { memory })}>
      <p>{say('table.share.stands', { turn: game.turn, question: asked(game) })}</p>
      <MiniMap
        memory={asItLies(game)}
        label={say('table.campaign.map-of', { title: memory })}
        figures={figuresIn(game, catalogue)}
      />
      <Party game={game} />
      <p>{say('table.share.practice')}</p>
      <div class="shared-ends">
        <button type="button" class="main" onClick={begin}>
          {say('table.share.play-on')}
        </button>
      </div>
    </Page>
  );
}

function Refused({ problem }: { problem: RefusedLink }) {
  return (
    <Page title={say('table.share.no-position')}>
      <p role="alert">{say(`table.share.refused-${problem}`)}</p>
      <p>{say('table.share.nothing-lost')}</p>
      <div class="shared-ends">
        <a class="button main" href={linkTo('memory')}>
          {say('web.home.memory')}
        </a>
      </div>
    </Page>
  );
}

/** `#/shared/TEXT`: a position that somebody has sent. */
export function SharedScreen({ rest: [text = ''] }: { rest: readonly string[] }) {
  const [opened, setOpened] = useState<OpenedLink | RefusedLink | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    setOpened(null);
    setFailed(false);
    Promise.all([openLink(text), loadWords('play')]).then(
      ([found]) => setOpened(found),
      () => setFailed(true),
    );
  }, [text, tries]);
  if (opened === null) return <Waiting failed={failed} again={() => setTries(tries + 1)} />;
  return typeof opened === 'string' ? <Refused problem={opened} /> : <Position opened={opened} />;
}
