import { escaped, tag } from '@bauta/drawing';
import { notesOf, type Report } from '../report/report.ts';
import type { SampledMemory } from '../report/samples.ts';
import { sum } from '../report/spread.ts';
import type { NameSource } from './names.ts';
import { sampleSections } from './sample-sections.ts';
import type { Section } from './section.ts';
import { sectionsOf } from './sections.ts';
import { STYLE } from './style.ts';

const section = ({ id, name, text, inside }: Section): string =>
  tag('section', { id }, tag('h2', {}, name), tag('p', { class: 'note' }, text), inside);

/** The whole report as one page that needs nothing else, with what else was measured of the memories. */
export function page(report: Report, names: NameSource, sampled: readonly SampledMemory[] = []): string {
  const sections = [...sectionsOf(report, names), ...sampleSections(sampled)];
  const games = sum(report.cells.map((cell) => cell.games));
  const memories = new Set(report.cells.map(({ memory }) => memory)).size;
  const lead = `${games.toLocaleString('en')} games of ${memories === 1 ? 'one memory' : `${memories} memories`}, played by bots.`;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Bauta: simulation</title>`;
  const nav = tag('nav', {}, ...sections.map(({ id, name }) => tag('a', { href: `#${id}` }, name)));
  const body = [
    tag('header', {}, tag('h1', {}, 'Simulation'), tag('p', { class: 'lead' }, lead), nav),
    tag('main', {}, ...sections.map(section)),
    tag('footer', {}, ...notesOf(report).map((note) => tag('p', {}, escaped(note)))),
  ];
  return `<!doctype html>\n${tag('html', { lang: 'en' }, tag('head', {}, head, `<style>${STYLE}</style>`), tag('body', {}, ...body))}\n`;
}
