import { Outlet } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { $isStaff } from '@/entities/member';
import { $layout } from '@/shared/lib/device';
import { lazyPart } from '@/shared/lib/lazy-part';
import { $place } from '@/shared/routes';
import { SiteFrame } from '@/widgets/app-shell';
import { MobileHeader } from '@/widgets/mobile-header';
import { SideMenu } from '@/widgets/side-menu';
import { TopBar } from '@/widgets/top-bar';
import { UnderBar } from './under-bar';

// Only where they are drawn: popups at home, the lower bar in the mobile layout.
const PopupStack = lazyPart(async () => (await import('@/widgets/popup-stack')).PopupStack);

// Below the fold of every page.
const SiteFooter = lazyPart(async () => (await import('@/widgets/site-footer')).SiteFooter);

const LowerBar = lazyPart(async () => (await import('@/widgets/lower-bar')).LowerBar);

const $isHome = $place.map(({ route }) => route === '/');

/** Every page but login and maintenance: the bar, the notices, the page, and on phones the lower bar. */
export function DefaultLayout() {
  const [layout, isStaff, isHome] = useUnit([$layout, $isStaff, $isHome]);
  return (
    <SiteFrame
      header={layout === 'mobile' ? <MobileHeader /> : <TopBar />}
      notice={<UnderBar />}
      footer={
        <Suspense>
          <SiteFooter />
        </Suspense>
      }
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
