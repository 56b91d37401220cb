import { useGate, useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { loadTexts } from '@/shared/copy';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { EmptyState } from '@/shared/ui/empty-state';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import type { BoardPath } from '../dialogs';
import { boardEntered, closeRequested, coming, EuropeanGate, InplayGate, playing } from '../model';
import { ComingRows, PlayingRows } from './match-rows';
import * as styles from './matches-dialog.css';
import { messages } from './messages';

const texts = { ...loadTexts, failed: messages.failed };

function RowsSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton height="54px" />
      <Skeleton height="54px" />
      <Skeleton height="54px" />
    </div>
  );
}

function Coming() {
  useGate(EuropeanGate);
  const unit = useQuery(coming);
  return (
    <QueryView
      {...unit}
      texts={texts}
      skeleton={<RowsSkeleton />}
      empty={<EmptyState title={messages.empty['/europe']} />}
    >
      {(leagues) => <ComingRows leagues={leagues} />}
    </QueryView>
  );
}

function Playing() {
  useGate(InplayGate);
  const unit = useQuery(playing);
  return (
    <QueryView
      {...unit}
      texts={texts}
      skeleton={<RowsSkeleton />}
      empty={<EmptyState title={messages.empty['/inplay']} />}
    >
      {(matches) => <PlayingRows matches={matches} />}
    </QueryView>
  );
}

function MatchesDialog({ path, children }: { path: BoardPath; children: ReactNode }) {
  const { onBoard, onClose } = useUnit({ onBoard: boardEntered, onClose: closeRequested });
  return (
    <Dialog
      open
      width="wide"
      title={messages.titles[path]}
      closeLabel={messages.close}
      onClose={() => onClose()}
      footer={
        <Button fullWidth variant="secondary" onClick={() => onBoard(path)}>
          {messages.toBoard[path]}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}

/** What begins next on the European board, by league, each match one step away. */
export function EuropeanDialog() {
  return (
    <MatchesDialog path="/europe">
      <Coming />
    </MatchesDialog>
  );
}

/** The same of what is in play, with score and moment. */
export function InplayDialog() {
  return (
    <MatchesDialog path="/inplay">
      <Playing />
    </MatchesDialog>
  );
}
