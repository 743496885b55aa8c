import { useEffect, useState } from 'preact/hooks';
import type { AnalysisProgress } from './analysis-worker.ts';
import type { MemoryPlayed } from './memory-played.ts';

/** The game is judged beside the page, as long as somebody looks at it. */
export function useLookBack(played: MemoryPlayed): AnalysisProgress | null {
  const [progress, setProgress] = useState<AnalysisProgress | null>(null);
  useEffect(() => {
    const worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<AnalysisProgress>) => setProgress(data));
    worker.postMessage(played);
    return () => worker.terminate();
  }, [played]);
  return progress;
}
