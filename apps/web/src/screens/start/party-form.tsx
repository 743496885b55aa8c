import './party-form.css';
import type { CharacterId, Difficulty } from '@bauta/engine';
import type { Pack } from '@bauta/format';
import { nameOf } from '@bauta/text';
import { useState } from 'preact/hooks';
import type { NewGame } from '../../session/new-game.ts';
import { lexicon } from '../../words/lexicon.ts';
import { say } from '../../words/say.ts';
import { DifficultyChoice } from './difficulty-choice.tsx';
import { dealtTo, MOST_PLAYERS, playing, type Seating, seatingFault, seatsOf, withPlayers } from './seats.ts';

interface Props {
  pack: Pack;
  /** R45: memory 0.1 knows no other than normal. */
  easy: boolean;
  begin(chosen: Pick<NewGame, 'seats' | 'party' | 'difficulty'>): void;
}

const called = (player: number): string => say('web.start.player', { number: player + 1 });

function Names({ names, change }: { names: readonly string[]; change(names: string[]): void }) {
  return (
    <fieldset>
      <legend>{say('web.start.players')}</legend>
      <div class="names">
        {names.map((name, player) => (
          <label key={called(player)}>
            <span class="unseen">{called(player)}</span>
            <input
              type="text"
              maxLength={30}
              value={name}
              placeholder={called(player)}
              onInput={({ currentTarget }) => change(names.with(player, currentTarget.value) as string[])}
            />
          </label>
        ))}
        {names.length < MOST_PLAYERS && (
          <button type="button" onClick={() => change([...names, ''])}>
            {say('web.start.add-player')}
          </button>
        )}
        {names.length > 1 && (
          <button type="button" onClick={() => change(names.slice(0, -1))}>
            {say('web.start.remove-player')}
          </button>
        )}
      </div>
    </fieldset>
  );
}

interface AssassinProps {
  id: CharacterId;
  names: readonly string[];
  player: number;
  seat(player: number): void;
}

/** Who plays this assassin, if anybody does. */
function Assassin({ id, names, player, seat }: AssassinProps) {
  const name = nameOf(lexicon.value, 'assassin', id);
  return (
    <label class={player < 0 ? 'assassin idle' : 'assassin'}>
      <strong>{name}</strong>
      <span>{nameOf(lexicon.value, 'assassin', id, 'text')}</span>
      <select value={String(player)} onChange={({ currentTarget }) => seat(Number(currentTarget.value))}>
        <option value="-1">{say('web.start.nobody')}</option>
        {names.map((each, index) => (
          <option key={called(index)} value={String(index)}>
            {say('web.start.played-by', { name: each.trim() === '' ? called(index) : each })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** R1.1, R45: players, assassins and difficulty. */
export function PartyForm({ pack, easy, begin }: Props) {
  const assassins = Object.keys(pack.content.assassins);
  const [names, setNames] = useState<readonly string[]>(['']);
  const [seating, setSeating] = useState<Seating>(() => dealtTo(1, assassins));
  const [difficulty, setDifficulty] = useState<Difficulty>('normal');
  const fault = seatingFault(seating, names.length);
  const changeNames = (next: string[]): void => {
    if (next.length !== names.length)
      setSeating((now) => (next.length > names.length ? dealtTo(next.length, assassins) : withPlayers(now, next.length)));
    setNames(next);
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    const said = names.map((name, player) => (name.trim() === '' ? called(player) : name));
    if (fault === null) begin({ seats: seatsOf(said, seating), party: playing(seating), difficulty });
  };
  return (
    <form class="party-form" onSubmit={submit}>
      <Names names={names} change={changeNames} />
      <fieldset>
        <legend>{say('web.start.assassins')}</legend>
        <div class="assassins">
          {assassins.map((id) => (
            <Assassin
              key={id}
              id={id}
              names={names}
              player={seating[id]!}
              seat={(player) => setSeating((now) => ({ ...now, [id]: player }))}
            />
          ))}
        </div>
      </fieldset>
      {easy && <DifficultyChoice difficulty={difficulty} choose={setDifficulty} />}
      <p role="status">{fault !== null && say(`web.start.${fault}`)}</p>
      <button class="main" type="submit" aria-disabled={fault !== null}>
        {say('web.start.begin')}
      </button>
    </form>
  );
}
