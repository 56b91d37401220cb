import { useGate, useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $device, $layout } from '@/shared/lib/device';
import { $isScrolled, FrameGate } from '../model';
import { Hosts } from './hosts';
import { ProgressLine } from './progress-line';
import * as styles from './site-frame.css';
import { SkipLinks } from './skip-links';
import { TopButton } from './top-button';

export interface SiteFrameProps {
  /** The bar that stays at the top. */
  header: ReactNode;
  /** Under the bar, scrolls with the page. */
  notice?: ReactNode;
  /** The page. */
  children: ReactNode;
  footer?: ReactNode;
  /** Stays at the foot of the mobile layout. */
  lowerBar?: ReactNode;
  /** What floats: menus, popups, dialogs. */
  overlays?: ReactNode;
}

/** Frame of the default layout, in both its widths. */
export function SiteFrame({
  header,
  notice,
  children,
  footer,
  lowerBar,
  overlays,
}: SiteFrameProps) {
  useGate(FrameGate);
  const { layout, device, isScrolled } = useUnit({
    layout: $layout,
    device: $device,
    isScrolled: $isScrolled,
  });
  const column = layout === 'mobile' && device !== 'phone';
  return (
    // What has scrolled away with the notices may show itself in the bar.
    <div className={styles.root({ column })} data-scrolled={isScrolled}>
      <SkipLinks />
      <header className={styles.header}>{header}</header>
      {notice}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
        <ProgressLine />
      </main>
      {footer}
      {layout === 'mobile' && lowerBar}
      <TopButton />
      {overlays}
      <Hosts />
    </div>
  );
}
