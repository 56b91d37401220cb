import { Outlet } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { lazyPart } from '@/shared/lib/lazy-part';
import { $device, $layout } from '@/shared/lib/device';
import { BareFrame, NoticeRow, SiteFrame } from '@/widgets/app-shell';
import { LowerBar } from '@/widgets/lower-bar';
import { MemberBlock } from '@/widgets/member-block';
import { MobileHeader } from '@/widgets/mobile-header';
import { NoticeMarquee } from '@/widgets/notice-marquee';
import { SideMenu } from '@/widgets/side-menu';
import { SiteFooter } from '@/widgets/site-footer';
import { TopBar } from '@/widgets/top-bar';

const PopupStack = lazyPart(async () => (await import('@/widgets/popup-stack')).PopupStack);

/** Every page but login and maintenance: the bar, the notices, the page, and on phones the lower bar. */
export function DefaultLayout() {
  const [layout, device] = useUnit([$layout, $device]);
  const isMobile = layout === 'mobile';
  return (
    <SiteFrame
      header={isMobile ? <MobileHeader /> : <TopBar />}
      notice={
        <>
          <NoticeRow>
            <NoticeMarquee />
          </NoticeRow>
          {(isMobile || device !== 'desktop') && <MemberBlock look="line" />}
        </>
      }
      footer={<SiteFooter />}
      lowerBar={<LowerBar />}
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

/** The login page: nowhere to go from there but in. */
export function AuthLayout() {
  return (
    <BareFrame>
      <Outlet />
    </BareFrame>
  );
}

/** The page while the site is closed. */
export function MaintenanceLayout() {
  return (
    <BareFrame>
      <Outlet />
    </BareFrame>
  );
}
