import { useCallback } from 'react';
import { StatusScreen } from '../app/status-screen.tsx';
import { useAnswer } from '../app/use-answer.ts';
import type { GamesApi } from '../lib/api.ts';
import { statusMessages } from '../ui/messages.ts';
import { ReplayScreen } from './replay-screen.tsx';

export interface ReplayPageProps {
  api: GamesApi;
  roundId: string;
  /** What the address is signed with. */
  search: URLSearchParams;
}

/** Shows the round of the address as it ended. */
export function ReplayPage({ api, roundId, search }: ReplayPageProps) {
  const ask = useCallback(() => api.replay(roundId, search), [api, roundId, search]);
  const [loaded, retry] = useAnswer(ask);
  switch (loaded.status) {
    case 'loading':
      return <StatusScreen problem={null} title={statusMessages.replayFailed} />;
    case 'lost':
      return (
        <StatusScreen
          problem={statusMessages.lost}
          title={statusMessages.replayFailed}
          onRetry={retry}
        />
      );
    case 'refused':
      return <StatusScreen problem={loaded.refusal.title} title={statusMessages.replayFailed} />;
    case 'done':
      return <ReplayScreen replay={loaded.data} />;
  }
}
