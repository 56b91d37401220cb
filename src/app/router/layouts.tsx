import { Outlet } from '@tanstack/react-router';

// Stands in until the shell exists: `widgets/app-shell` brings the three layouts of the same names.

export function DefaultLayout() {
  return <Outlet />;
}

export function AuthLayout() {
  return <Outlet />;
}

export function MaintenanceLayout() {
  return <Outlet />;
}
