import { Outlet } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { $isLoggedIn, $isStaff } from '@/entities/member';
import { $device, $layout } from '@/shared/lib/device';
import { lazyPart } from '@/shared/lib/lazy-part';
import { $place } from '@/shared/routes';
import { NoticeRow, SiteFrame } from '@/widgets/app-shell';
import { MobileHeader } from '@/widgets/mobile-header';
import { NoticeMarquee } from '@/widgets/notice-marquee';
import { SideMenu } from '@/widgets/side-menu';
import { SiteFooter } from '@/widgets/site-footer';
import { TopBar } from '@/widgets/top-bar';

// Only what is asked for: popups at home, the lower bar on phones, the strip for members on desktops.
const PopupStack = lazyPart(async () => (await import('@/widgets/popup-stack')).PopupStack);

const LowerBar = lazyPart(async () => (await import('@/widgets/lower-bar')).LowerBar);
const MemberBlock = lazyPart(async () => (await import('@/widgets/member-block')).MemberBlock);
const MemberStrip = lazyPart(async () => (await import('@/widgets/member-strip')).MemberStrip);

const $isHome = $place.map(({ route }) => route === '/');

/** Every page but login and maintenance: the bar, the notices, the page, and on phones the lower bar. */
export function DefaultLayout() {
  const { layout, device, isLoggedIn, isStaff, isHome } = useUnit({
    layout: $layout,
    device: $device,
    isLoggedIn: $isLoggedIn,
    isStaff: $isStaff,
    isHome: $isHome,
  });
  const isMobile = layout === 'mobile';
  return (
    <SiteFrame
      header={isMobile ? <MobileHeader /> : <TopBar />}
      notice={
        <>
          <NoticeRow
            end={
              isLoggedIn &&
              !isMobile && (
                <Suspense>
                  <MemberStrip />
                </Suspense>
              )
            }
          >
            <NoticeMarquee />
          </NoticeRow>
          {isLoggedIn && !isStaff && (isMobile || device !== 'desktop') && (
            <Suspense>
              <MemberBlock look="line" />
            </Suspense>
          )}
        </>
      }
      footer={<SiteFooter />}
      lowerBar={
        isStaff ? null : (
          <Suspense>
            <LowerBar />
          </Suspense>
        )
      }
      overlays={
        <>
          <SideMenu />
          <Suspense>{isHome && <PopupStack />}</Suspense>
        </>
      }
    >
      <Outlet />
    </SiteFrame>
  );
}
