import { Outlet } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { $isLoggedIn } from '@/entities/member';
import { $device, $layout } from '@/shared/lib/device';
import { lazyPart } from '@/shared/lib/lazy-part';
import { NoticeRow, SiteFrame } from '@/widgets/app-shell';
import { MobileHeader } from '@/widgets/mobile-header';
import { NoticeMarquee } from '@/widgets/notice-marquee';
import { SideMenu } from '@/widgets/side-menu';
import { SiteFooter } from '@/widgets/site-footer';
import { TopBar } from '@/widgets/top-bar';

const PopupStack = lazyPart(async () => (await import('@/widgets/popup-stack')).PopupStack);

// Only in the mobile layout, where it follows the page by a moment.
const LowerBar = lazyPart(async () => (await import('@/widgets/lower-bar')).LowerBar);
const MemberBlock = lazyPart(async () => (await import('@/widgets/member-block')).MemberBlock);

/** Every page but login and maintenance: the bar, the notices, the page, and on phones the lower bar. */
export function DefaultLayout() {
  const [layout, device, isLoggedIn] = useUnit([$layout, $device, $isLoggedIn]);
  const isMobile = layout === 'mobile';
  return (
    <SiteFrame
      header={isMobile ? <MobileHeader /> : <TopBar />}
      notice={
        <>
          <NoticeRow>
            <NoticeMarquee />
          </NoticeRow>
          {isLoggedIn && (isMobile || device !== 'desktop') && (
            <Suspense>
              <MemberBlock look="line" />
            </Suspense>
          )}
        </>
      }
      footer={<SiteFooter />}
      lowerBar={
        <Suspense>
          <LowerBar />
        </Suspense>
      }
      overlays={
        <>
          <SideMenu />
          <Suspense>
            <PopupStack />
          </Suspense>
        </>
      }
    >
      <Outlet />
    </SiteFrame>
  );
}
