import type { ReactNode } from 'react';
import { casinoGames } from '#rules/casino/games.ts';
import type { Play } from '../play/use-play.ts';
import { Drawer, type DrawerTab } from './drawer.tsx';
import * as styles from './frame.css';
import { frameMessages, rulesMessages } from './messages.ts';

interface FrameProps {
  play: Play;
  isSkipping: boolean;
  onSkip: (isSkipping: boolean) => void;
  /** Table and result line. */
  stage: ReactNode;
  controls: ReactNode;
  tabs: readonly DrawerTab[];
  tab: string;
  onTab: (id: string) => void;
}

/** What stands around the table of each game. */
export function Frame({ play, isSkipping, onSkip, stage, controls, tabs, tab, onTab }: FrameProps) {
  const { game } = play.opened;
  const { shown } = play.state;
  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        <StudioMark />
        <span className={styles.studio}>{frameMessages.studio}</span>
        <h1 className={styles.title}>{casinoGames[game].name}</h1>
        {shown && <span className={styles.plain}>{frameMessages.round(shown.number)}</span>}
        <span className={styles.demo}>{frameMessages.demo}</span>
        <div className={styles.actions}>
          <button
            type="button"
            className={styles.action}
            aria-pressed={isSkipping}
            onClick={() => onSkip(!isSkipping)}
          >
            {frameMessages.skip[game]}
          </button>
          <button type="button" className={styles.action} onClick={() => onTab('rules')}>
            {frameMessages.rules}
          </button>
          <button type="button" className={styles.action} onClick={play.leave}>
            {frameMessages.leave}
          </button>
        </div>
      </div>
      <div className={styles.stage}>{stage}</div>
      <div className={styles.controls}>{controls}</div>
      <Drawer label={rulesMessages.drawer} tabs={tabs} open={tab} onOpen={onTab} />
    </div>
  );
}

function StudioMark() {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      className={styles.mark}
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="8" />
      <path d="M12 4v16" />
    </svg>
  );
}
