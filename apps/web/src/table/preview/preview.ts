import type { EnemyPhaseForecast } from '@bauta/bots';
import type { Game } from '@bauta/engine';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Arrow, arrowsOf } from './arrows.ts';

/** What the enemies will do if nobody does anything more; worked out only while it is looked at. */
export interface PreviewState {
  readonly isOn: Signal<boolean>;
  /** There is an enemy phase to come in this turn. */
  readonly isPossible: ReadonlySignal<boolean>;
  /** null while it is off or being worked out. */
  readonly forecast: ReadonlySignal<EnemyPhaseForecast | null>;
  /** It could not be loaded: off line, before it ever came. */
  readonly isMissing: ReadonlySignal<boolean>;
  readonly arrows: ReadonlySignal<readonly Arrow[]>;
}

const NO_ARROWS: readonly Arrow[] = [];

/** The bots come when they are first asked. */
async function forecastOf(game: Game): Promise<EnemyPhaseForecast | null> {
  const { forecastEnemyPhase } = await import('./forecast.ts');
  return forecastEnemyPhase(game);
}

export function createPreview(shown: ReadonlySignal<Game>, showing: ReadonlySignal<boolean>): PreviewState {
  const isOn = signal(false);
  const isMissing = signal(false);
  const known = signal<{ game: Game; forecast: EnemyPhaseForecast | null } | null>(null);
  const isPossible = computed(() => {
    const { content, phase, result } = shown.value;
    return (
      !showing.value && result === null && content.memory.enemyPhase !== 'none' && (phase === 'assassin' || phase === 'enemy')
    );
  });
  effect(() => {
    const game = shown.value;
    if (!isOn.value || !isPossible.value) return;
    let isStale = false;
    // After the board is drawn.
    const timer = setTimeout(async () => {
      try {
        const forecast = await forecastOf(game);
        isMissing.value = false;
        if (!isStale) batch(() => (known.value = { game, forecast }));
      } catch {
        isMissing.value = true;
      }
    });
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  });
  const forecast = computed(() => {
    const { value } = known;
    return isOn.value && isPossible.value && value?.game === shown.value ? value.forecast : null;
  });
  return {
    isOn,
    isPossible,
    isMissing,
    forecast,
    arrows: computed(() => (forecast.value === null ? NO_ARROWS : arrowsOf(forecast.value))),
  };
}
