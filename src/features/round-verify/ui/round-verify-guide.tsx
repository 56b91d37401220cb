import { useUnit } from 'effector-react';
import { type ReactNode, Suspense, use, useId } from 'react';
import type { DerivedRound } from '#rules/rounds/verify.ts';
import { IconCheck, IconCopy, IconDownload, IconMinus, IconShare } from '@/shared/icons';
import { verifyHref } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { Heading } from '@/shared/ui/heading';
import { IconButton } from '@/shared/ui/icon-button';
import { type Commands, commandsOf } from '../lib/commands';
import { type RoundDetail, verificationOf } from '../lib/verify';
import { $origin, copyingLink, copyingValue, saveRoundFx } from '../model';
import { messages } from './messages';
import * as styles from './round-verify-guide.css';

export interface RoundVerifyGuideProps {
  /** The round that is verified; null before one is chosen. */
  detail: RoundDetail | null;
  /** What is explained: rounds, or days of simulated matches. */
  about?: keyof typeof messages.guides;
}

interface RoundProps {
  detail: RoundDetail;
}

function Panel({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.panelHead}>
        <Heading level={2} size="h4" id={titleId}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
}

function useDerived(detail: RoundDetail): DerivedRound | null {
  return use(verificationOf(detail))?.derived ?? null;
}

const textOf = (commands: Commands) =>
  (['secret', 'seed', 'draws', 'file'] as const)
    .map((step) => `${messages.commandTitles[step]}\n${commands[step]}`)
    .join('\n');

function ByHand({ detail }: RoundProps) {
  const derived = useDerived(detail);
  const onCopy = useUnit(copyingValue.requested);
  if (!derived) {
    return (
      <Panel title={messages.byHand}>
        <p className={styles.later}>{messages.byHandLater}</p>
      </Panel>
    );
  }
  return (
    <Panel
      title={messages.byHand}
      action={
        <IconButton
          size="sm"
          label={messages.copy(messages.commands)}
          onClick={() => onCopy(textOf(commandsOf(detail, derived)))}
        >
          <IconCopy size={15} />
        </IconButton>
      }
    >
      <pre className={styles.commands}>{textOf(commandsOf(detail, derived, true))}</pre>
    </Panel>
  );
}

function Actions({ detail }: RoundProps) {
  const derived = useDerived(detail);
  const [origin, onCopy, onCopyLink, onSave] = useUnit([
    $origin,
    copyingValue.requested,
    copyingLink.requested,
    saveRoundFx,
  ]);
  return (
    <div className={styles.actions}>
      <div className={styles.widest}>
        <Button
          fullWidth
          icon={<IconCopy size={15} />}
          onClick={() => onCopy(messages.allValues(detail, derived))}
        >
          {messages.copyAll}
        </Button>
      </div>
      <Button
        fullWidth
        variant="secondary"
        icon={<IconDownload size={15} />}
        onClick={() => onSave(detail)}
      >
        {messages.download}
      </Button>
      <Button
        fullWidth
        variant="secondary"
        icon={<IconShare size={15} />}
        onClick={() => onCopyLink(`${origin}${verifyHref(detail.roundId)}`)}
      >
        {messages.copyLink}
      </Button>
    </div>
  );
}

/** What a verification says in plain words, how to do it by other means, and what to take along. */
export function RoundVerifyGuide({ detail, about = 'round' }: RoundVerifyGuideProps) {
  const { plainLines, scopeLines, outOfScope } = messages.guides[about];
  return (
    <div className={styles.root}>
      <Panel title={messages.plainly}>
        <ol className={styles.list}>
          {plainLines.map((line, at) => (
            <li key={line} className={styles.line}>
              <span className={styles.number}>{at + 1}</span>
              {line}
            </li>
          ))}
        </ol>
      </Panel>
      <Panel title={messages.scope}>
        <ul className={styles.list}>
          {scopeLines.map((line) => (
            <li key={line} className={styles.line}>
              <IconCheck size={15} className={styles.sign} />
              {line}
            </li>
          ))}
          <li className={styles.line}>
            <IconMinus size={15} className={styles.outside} />
            {outOfScope}
          </li>
        </ul>
      </Panel>
      {detail && (
        <Suspense>
          <ByHand detail={detail} />
          <Actions detail={detail} />
        </Suspense>
      )}
    </div>
  );
}
