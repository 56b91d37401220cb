import { Link } from '@tanstack/react-router';
import { useGate, useUnit } from 'effector-react';
import { Suspense } from 'react';
import { $isLoggedIn, $isStaff } from '@/entities/member';
import { $areMessengersSettled, $messengers, MessengerList } from '@/entities/messenger';
import { $accessCount } from '@/entities/setting';
import { keyMapDialog, Shortcuts } from '@/features/key-map';
import { env } from '@/shared/config';
import { common } from '@/shared/copy';
import { Logo } from '@/shared/icons';
import { formatCount } from '@/shared/lib/format';
import { lazyPart } from '@/shared/lib/lazy-part';
import { usePageTitle } from '@/shared/routes';
import { FooterGate } from '../model';
import { messages } from './messages';
import * as styles from './site-footer.css';

const RealityCheck = lazyPart(async () => (await import('@/features/protection')).RealityCheck);

/** What the site is and is not, where to get help, and who else is here. */
function Contents() {
  const titleOf = usePageTitle();
  const { messengers, accessCount, isStaff, onKeys } = useUnit({
    messengers: $messengers,
    accessCount: $accessCount,
    isStaff: $isStaff,
    onKeys: keyMapDialog.opened,
  });
  return (
    <footer className={styles.root}>
      <div className={styles.content}>
        <div className={styles.about}>
          <Logo label={common.site} size={18} />
          <p className={styles.statement}>{messages.playMoney}</p>
        </div>
        <ul className={styles.protection}>
          <li className={styles.item}>
            <span className={styles.age} aria-hidden="true">
              {messages.age}
            </span>
            {messages.adults}
          </li>
          <li className={styles.item}>
            {messages.help}{' '}
            <a href={`tel:${messages.helpNumber}`} className={styles.phone}>
              {messages.helpNumber}
            </a>{' '}
            <span className={styles.hint}>{messages.helpHint}</span>
          </li>
        </ul>
        <MessengerList messengers={messengers} />
      </div>
      <div className={styles.bottom}>
        {!isStaff && (
          <nav aria-label={messages.links} className={styles.links}>
            <Link to="/rule" className={styles.link}>
              {titleOf('/rule')}
            </Link>
            <Link to="/customer" className={styles.link}>
              {titleOf('/customer')}
            </Link>
          </nav>
        )}
        <button type="button" className={styles.link} onClick={() => onKeys()}>
          {messages.keys}
        </button>
        {accessCount > 0 && (
          <p>
            {messages.access}{' '}
            <strong className={styles.count}>{messages.people(formatCount(accessCount))}</strong>
          </p>
        )}
        <p className={styles.copyright}>
          {messages.copyright} <span title={messages.version}>{env.buildId}</span>
        </p>
      </div>
    </footer>
  );
}

/**
 * The end of every page. Whoever reads of the keys can use them. On a short page it is at the window's end, and would
 * move up when the messengers came; so it waits for them.
 */
export function SiteFooter() {
  useGate(FooterGate);
  const { isSettled, isLoggedIn, isStaff } = useUnit({
    isSettled: $areMessengersSettled,
    isLoggedIn: $isLoggedIn,
    isStaff: $isStaff,
  });
  return (
    <>
      <Shortcuts />
      {/* On every page of members, and no weight of the first paint. */}
      <Suspense>{isLoggedIn && !isStaff && <RealityCheck />}</Suspense>
      {isSettled && <Contents />}
    </>
  );
}
