import type { BoxPlace, CampaignBook, ContractBox } from '@bauta/engine';
import type { Problem, ProblemReporter } from '../../../problem/problem.ts';
import { reporter } from '../../files/pack-files.ts';
import { nameFault, type Shelf } from './shelf.ts';

interface CheckedBox extends BoxPlace {
  report: ProblemReporter;
}

/** Every box of every contract. */
const placesOf = ({ files }: Shelf, problems: Problem[]): CheckedBox[] =>
  files.contracts.flatMap(({ source, data }) =>
    Object.entries(data).flatMap(([contract, { boxes }]) =>
      Object.keys(boxes).map((box) => ({
        contract,
        box,
        report: (path, message) => reporter(source, problems)([contract, 'boxes', box, ...path], message),
      })),
    ),
  );

const boxAt = ({ contracts }: CampaignBook, { contract, box }: BoxPlace): ContractBox | undefined =>
  contracts[contract]?.boxes.find(({ id }) => id === box);

/** R41.5: the box that is read next is there, on this card or another. */
export function checkBoxPlaces(shelf: Shelf, problems: Problem[]): void {
  const { book } = shelf;
  for (const place of placesOf(shelf, problems)) {
    const next = boxAt(book, place)?.next ?? null;
    if (next === null) continue;
    const faults = nameFault('contract', next.contract, book.contracts, ['next', 'contract']);
    for (const { path, message } of faults) place.report(path, message);
    if (faults.length === 0 && boxAt(book, next) === undefined)
      place.report(['next', 'box'], `The contract \`${next.contract}\` has no box \`${next.box}\`.`);
  }
}

/** R41.5: reading ends, and every box can be read. */
export function checkReading(shelf: Shelf, problems: Problem[]): void {
  const { book } = shelf;
  const places = placesOf(shelf, problems);
  const read = readBoxes(book);
  const told = new Set<string>();
  for (const place of places) {
    const circle = circleFrom(book, place);
    if (circle.length > 0 && !circle.some((each) => told.has(each)))
      place.report(['next'], `The reading comes back to \`${place.box}\` in the same colour, and would never end (R41.5).`);
    for (const each of circle) told.add(each);
    if (!read.has(nameOf(place))) place.report([], `No other box leads to \`${place.box}\`, and it is not the first (R41.5).`);
  }
}

const nameOf = ({ contract, box }: BoxPlace): string => `${contract} ${box}`;

/** The boxes that are read in one go from here back to here. */
function circleFrom(book: CampaignBook, start: BoxPlace): string[] {
  const passed: string[] = [];
  const { colour } = boxAt(book, start)!;
  for (
    let place: BoxPlace | null = start;
    place !== null && boxAt(book, place)!.colour === colour;
    place = boxAt(book, place)!.next
  ) {
    if (passed.includes(nameOf(place))) return nameOf(place) === nameOf(start) ? passed : [];
    passed.push(nameOf(place));
  }
  return [];
}

/** Reading begins with the first box of each card. */
function readBoxes(book: CampaignBook): Set<string> {
  const read = new Set<string>();
  for (const { id, boxes } of Object.values(book.contracts)) {
    let place: BoxPlace | null = boxes[0] === undefined ? null : { contract: id, box: boxes[0].id };
    while (place !== null && !read.has(nameOf(place))) {
      read.add(nameOf(place));
      place = boxAt(book, place)!.next;
    }
  }
  return read;
}
