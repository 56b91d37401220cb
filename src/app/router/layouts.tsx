import { Outlet } from '@tanstack/react-router';
import { BareFrame } from '@/widgets/app-shell';

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
