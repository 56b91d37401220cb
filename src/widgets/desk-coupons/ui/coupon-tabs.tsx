import { Link } from '@tanstack/react-router';
import { useDeskPath } from '@/features/desk-list';
import { TabLink, TabNav } from '@/shared/ui/tab-nav';
import { messages } from './messages';

/** What members have, and what they may type. */
export function CouponTabs() {
  const to = useDeskPath();
  return (
    <TabNav label={messages.tabs}>
      {(['coupons', 'codes'] as const).map((one) => (
        <TabLink key={one}>
          <Link
            to={to}
            params={{ section: 'coupon', tab: one === 'codes' ? 'code' : undefined }}
            activeOptions={{ exact: true, includeSearch: false }}
          >
            {messages[one]}
          </Link>
        </TabLink>
      ))}
    </TabNav>
  );
}
