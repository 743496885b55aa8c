import {
  applyCampaign,
  type Campaign,
  type CampaignEvent,
  type CampaignEventType,
  type Character,
  type Clause,
  campaignRules,
  type GameEvent,
  isRefusal,
  layCampaign,
  type Member,
  type Refusal,
} from '@bauta/engine';
import { expect } from 'vitest';
import { openScene } from '../open-scenes.ts';
import { recordEvents, recordRefusal } from '../rule-record.ts';
import { type CampaignSetting, campaignContentOf, campaignSetupOf, positionOf } from './campaign-setting.ts';

const ids = (campaign: Campaign): string[] => (campaignRules.question(campaign)?.options ?? []).map(campaignRules.idOf);

/** A campaign under test: commands by id, what happened, and what can be asked of it. */
export class CampaignScene {
  campaign: Campaign;
  /** All events so far; what happened in memories among them. */
  readonly events: CampaignEvent[] = [];
  /** Events of the last command. */
  last: readonly CampaignEvent[] = [];

  constructor(campaign: Campaign, events: readonly CampaignEvent[]) {
    this.campaign = campaign;
    this.take(events);
    openScene(() => this.isWhole());
  }

  private take(events: readonly CampaignEvent[]): void {
    this.last = events;
    this.events.push(...events);
    recordEvents(events);
    recordEvents(this.played(events));
  }

  private played(events: readonly CampaignEvent[]): GameEvent[] {
    return events.flatMap((event) => (event.type === 'in-memory' ? [event.event] : []));
  }

  /** Plays commands by id, of the campaign or of the memory under way. */
  play(...commands: string[]): this {
    for (const id of commands) {
      const command = campaignRules.parse(id);
      if (command === null) throw new Error(`"${id}" is no command`);
      const applied = applyCampaign(this.campaign, command);
      if (isRefusal(applied))
        throw new Error(`"${id}" is refused: ${applied.refused} (${applied.rule}); legal: ${this.options().join(', ')}`);
      this.checkLaws(applied.events, applied.campaign);
      this.campaign = applied.campaign;
      this.take(applied.events);
    }
    return this;
  }

  /** fold(log) = state, JSON round trip = state, and the two laws of the view, at every command of every scene. */
  private checkLaws(events: readonly CampaignEvent[], after: Campaign): void {
    const folded = campaignRules.clone(this.campaign);
    const seen = campaignRules.view(this.campaign);
    for (const event of events) {
      campaignRules.evolve(folded, event);
      campaignRules.evolve(seen, campaignRules.redact(event));
    }
    expect(campaignRules.hash(folded)).toBe(campaignRules.hash(after));
    const json = JSON.parse(JSON.stringify(campaignRules.snapshot(after)));
    expect(campaignRules.hash(campaignRules.fromJSON({ content: after.content, setup: after.setup, state: json }))).toBe(
      campaignRules.hash(after),
    );
    expect(campaignRules.hash(seen)).toBe(campaignRules.hash(campaignRules.view(after)));
    expect(ids(campaignRules.view(after))).toEqual(ids(after));
    expect(ids(seen)).toEqual(ids(after));
  }

  /** The refusal of a command; the test fails when it is taken. */
  refuses(id: string): Refusal {
    const applied = applyCampaign(this.campaign, campaignRules.parse(id)!);
    if (!isRefusal(applied)) throw new Error(`"${id}" was not refused`);
    recordRefusal(applied);
    return applied;
  }

  /** Every assassin leaves the one square of a memory that was not drawn, which is success. */
  succeed(): this {
    while (this.campaign.game !== null) this.play(this.options().find((id) => id.endsWith(' leave'))!);
    return this;
  }

  /** R6.2 */
  fail(): this {
    return this.play('concede');
  }

  options(): string[] {
    return ids(this.campaign);
  }

  optionsOf(prefix: string): string[] {
    return this.options().filter((id) => id === prefix || id.startsWith(`${prefix} `));
  }

  /** The step that asks; `memory` while one is played, `ended` at the end. */
  question(): string {
    const asked = campaignRules.question(this.campaign);
    if (asked === null) return 'ended';
    return asked.of === 'memory' ? 'memory' : asked.step.step;
  }

  who(id: string): Member {
    return this.campaign.members.find((member) => member.id === id)!;
  }

  /** One of the memory under way. */
  character(id: string): Character {
    return this.campaign.game!.characters.find((each) => each.id === id)!;
  }

  facts<T extends CampaignEventType>(type: T): Extract<CampaignEvent, { type: T }>[] {
    return this.events.filter((event): event is Extract<CampaignEvent, { type: T }> => event.type === type);
  }

  /** The reasons given by the facts of one type. */
  whys(type: CampaignEventType): Clause[] {
    return this.facts(type).flatMap((event) =>
      'why' in event ? (typeof event.why === 'string' ? [event.why] : [...event.why]) : [],
    );
  }

  /** No die laid down is left over, and the campaign is ready for the next decision. */
  private isWhole(): void {
    expect(this.campaign.chance.script ?? [], 'dice left over').toEqual([]);
    expect(this.campaign.ended || this.options().length > 1).toBe(true);
  }
}

/** Opens the campaign at the place described and plays on to the first decision. */
export function campaignScene(setting: CampaignSetting): CampaignScene {
  const content = campaignContentOf(setting);
  const { campaign, events } = layCampaign(content, campaignSetupOf(setting), positionOf(setting, content));
  return new CampaignScene(campaign, events);
}
