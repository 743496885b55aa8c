import { hashText } from '@bauta/engine';

/** Of what a decision line tells: the campaign's hash covers neither its command nor the content that a memory brings. */
export const sumOf = (command: string, events: readonly unknown[]): string => hashText(JSON.stringify([command, events]));
