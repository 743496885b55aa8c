import { nameAmong, seenText, skeletonOf } from '../names/tell-apart.ts';
import type { Member, Table } from './table.ts';

type People = Pick<Table, 'members' | 'departed'>;

const skeletons = new WeakMap<Member, string>();
function skeletonOnce(member: Member): string {
  const skeleton = skeletons.get(member) ?? skeletonOf(member.name);
  skeletons.set(member, skeleton);
  return skeleton;
}

/** As the table calls them: unlike all others, and unlike those who left, so that nobody can pass for them. */
export function calledAt({ members, departed }: People, { id, name }: Member): Member {
  const others = [...members, ...departed].filter((each) => each.id !== id);
  return { id, name: nameAmong(new Set(others.map(skeletonOnce)), name) };
}

/** A table that was kept before names were cleaned and told apart. */
export function toldApart<Old extends People & Pick<Table, 'title'>>(table: Old): Old {
  const taken = new Set<string>();
  const called = ({ id, name }: Member): Member => {
    const member = { id, name: nameAmong(taken, name) };
    taken.add(skeletonOnce(member));
    return member;
  };
  return { ...table, title: seenText(table.title), members: table.members.map(called), departed: table.departed.map(called) };
}
