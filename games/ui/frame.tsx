import { type ReactNode, useState } from 'react';
import { casinoGames } from '#rules/casino/games.ts';
import type { Play } from '../play/use-play.ts';
import { Drawer, type DrawerTab, Note, Pairs, Points, type Rows } from './drawer.tsx';
import { FairPanel } from './fair-panel.tsx';
import * as styles from './frame.css';
import { limitRows, percentText } from './limits.ts';
import { fairMessages, frameMessages, limitMessages, rulesMessages } from './messages.ts';

interface FrameProps {
  play: Play;
  isSkipping: boolean;
  onSkip: (isSkipping: boolean) => void;
  /** Table and result line. */
  stage: ReactNode;
  controls: ReactNode;
  /** What this game alone has in its drawer; return and limits, the proof and the rules follow. */
  tabs: readonly DrawerTab[];
  /** What is said beside return and limits. */
  facts?: Rows;
  rules: readonly string[];
}

/** What is around the table of each game. */
export function Frame(props: FrameProps) {
  const { play, isSkipping, onSkip, stage, controls, tabs, facts = [], rules } = props;
  const [tab, setTab] = useState(tabs[0]?.id ?? 'rules');
  const { game } = play.opened;
  const drawer: readonly DrawerTab[] = [
    ...tabs,
    { id: 'limits', name: limitMessages.tab, content: <Limits play={play} facts={facts} /> },
    { id: 'fair', name: fairMessages.tab, content: <FairPanel play={play} /> },
    {
      id: 'rules',
      name: rulesMessages.tab,
      content: <Points lines={[...rules, ...rulesMessages.common]} />,
    },
  ];
  const { shown } = play.state;
  return (
    <div className={styles.root}>
      <div className={styles.game}>
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
            <button type="button" className={styles.action} onClick={() => setTab('rules')}>
              {frameMessages.rules}
            </button>
            <button type="button" className={styles.action} onClick={play.leave}>
              {frameMessages.leave}
            </button>
          </div>
        </div>
        <div className={styles.stage}>{stage}</div>
        <div className={styles.controls}>{controls}</div>
      </div>
      <Drawer label={rulesMessages.drawer} tabs={drawer} open={tab} onOpen={setTab} />
    </div>
  );
}

function Limits({ play: { opened }, facts }: { play: Play; facts: Rows }) {
  const rtp = percentText(casinoGames[opened.game].rtp);
  return (
    <>
      <Pairs rows={[[limitMessages.rtp, rtp], ...facts, ...limitRows(opened)]} />
      <Note>{limitMessages.note}</Note>
    </>
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
