import { useGate } from 'effector-react';
import type { ReactNode } from 'react';
import { ThemeSwitch } from '@/features/theme-switch';
import { FrameGate } from '../model';
import { DemoLogo } from './demo-logo';
import { Hosts } from './hosts';
import { ProgressLine } from './progress-line';
import * as styles from './site-frame.css';

export interface BareFrameProps {
  /** The page. */
  children: ReactNode;
  /** What floats: dialogs. */
  overlays?: ReactNode;
}

/** Frame of the auth and the maintenance layout: the mark, the page, and nowhere to go from there. */
export function BareFrame({ children, overlays }: BareFrameProps) {
  useGate(FrameGate);
  return (
    <div className={styles.bare}>
      <header className={styles.bareHeader}>
        <DemoLogo />
        <ThemeSwitch isNamed />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
        <ProgressLine />
      </main>
      {overlays}
      <Hosts />
    </div>
  );
}
