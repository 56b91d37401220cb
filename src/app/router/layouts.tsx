import { Outlet } from '@tanstack/react-router';
import { BareFrame, DemoLogo, SiteFrame } from '@/widgets/app-shell';

/** Every page but login and maintenance. */
export function DefaultLayout() {
  return (
    <SiteFrame header={<DemoLogo />} footer={<footer />}>
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
