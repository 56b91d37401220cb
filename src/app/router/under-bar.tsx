import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { $isLoggedIn, $isStaff } from '@/entities/member';
import { $device, $layout } from '@/shared/lib/device';
import { lazyPart } from '@/shared/lib/lazy-part';
import { LineSpace, NoticeRow } from '@/widgets/app-shell';
import { NoticeMarquee } from '@/widgets/notice-marquee';

const MemberBlock = lazyPart(async () => (await import('@/widgets/member-block')).MemberBlock);
const MemberStrip = lazyPart(async () => (await import('@/widgets/member-strip')).MemberStrip);

/**
 * The lines under the bar: notices, with the member's strip on desktops, and who is here on tablets. Phones have that
 * in the header and in the lower bar.
 */
export function UnderBar() {
  const { layout, device, isLoggedIn, isStaff } = useUnit({
    layout: $layout,
    device: $device,
    isLoggedIn: $isLoggedIn,
    isStaff: $isStaff,
  });
  const isMobile = layout === 'mobile';
  const strip = isLoggedIn && !isMobile && (
    <Suspense>
      <MemberStrip />
    </Suspense>
  );
  return (
    <>
      <NoticeRow end={strip}>
        <NoticeMarquee />
      </NoticeRow>
      {isLoggedIn && !isStaff && !isMobile && device !== 'desktop' && (
        <Suspense fallback={<LineSpace />}>
          <MemberBlock look="line" />
        </Suspense>
      )}
    </>
  );
}
