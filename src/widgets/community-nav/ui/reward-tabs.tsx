import { Link } from '@tanstack/react-router';
import { usePageTitle } from '@/shared/routes';
import { TabLink, TabNav } from '@/shared/ui/tab-nav';
import { messages } from './messages';
import * as styles from './reward-tabs.css';

const tabs = ['/attendance', '/quest', '/coupon', '/event'] as const;

/** The way between the pages of rewards, where there is no room for that of the whole community. */
export function RewardTabs() {
  const titleOf = usePageTitle();
  return (
    <div className={styles.root}>
      <TabNav label={messages.rewardTabs}>
        {tabs.map((to) => (
          <TabLink key={to} fill>
            <Link to={to} activeOptions={{ exact: true, includeSearch: false }}>
              {titleOf(to)}
            </Link>
          </TabLink>
        ))}
      </TabNav>
    </div>
  );
}
