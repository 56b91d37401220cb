import { type IconProps, SvgIcon } from './svg-icon';

export function IconTennis(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <circle cx="10" cy="9.5" r="7" />
      <path d="M10 2.5v14M3 9.5h14M15 14.5l6 6.5" />
    </SvgIcon>
  );
}

export function IconTableTennis(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <circle cx="10" cy="9.5" r="7" />
      <path d="m8.5 16.3 8.3-8.3M14.9 14.4l5.6 5.6" />
      <circle cx="5" cy="20" r="1.5" />
    </SvgIcon>
  );
}

export function IconBadminton(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M4.5 15a3.3 3.3 0 1 0 4.5 4.5M4.5 15 9.5 3.5l3.5 2.8 1 3.7 3.7 1 2.8 3.5L9 19.5zM7 17l7-7" />
    </SvgIcon>
  );
}

export function IconAmericanFootball(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M3.5 20.5c-1.5-9 8-18.5 17-17 1.5 9-8 18.5-17 17z" />
      <path d="m9 15 6-6M9.5 12.5l2 2M12.5 9.5l2 2" />
    </SvgIcon>
  );
}

export function IconHandball(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M12 12c-.8-3.8.3-7 3.3-9M12 12c3.7-1.2 7 0 8.9 3M12 12c-2.9 2.6-3.4 6-1.7 9.3M12 12c-3.3-2-6.7-1.5-9.3 1.2" />
    </SvgIcon>
  );
}

export function IconFutsal(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <circle cx="12" cy="10" r="7.5" />
      <path d="m12 7 2.9 2.1-1.1 3.4h-3.6L9.1 9.1zM12 7V2.5M4.9 8l4.2 1.1M19.1 8l-4.2 1.1M3 21.5h18" />
    </SvgIcon>
  );
}

export function IconCricket(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="m13.5 11.5-7.8 7.8a2.1 2.1 0 0 1-3-3l7.8-7.8zM12 10l8-7.5" />
      <circle cx="18" cy="18" r="2.5" />
    </SvgIcon>
  );
}

export function IconSnooker(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <circle cx="12" cy="6.8" r="4" />
      <circle cx="7.2" cy="15.8" r="4" />
      <circle cx="16.8" cy="15.8" r="4" />
    </SvgIcon>
  );
}

export function IconHorseRacing(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M6 20.5C3.8 16.7 3 13.7 3 11a9 9 0 0 1 18 0c0 2.7-.8 5.7-3 9.5h-3.5c2-3.8 3-6.8 3-9.5a5.5 5.5 0 0 0-11 0c0 2.7 1 5.7 3 9.5z" />
    </SvgIcon>
  );
}

export function IconMotorRacing(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M5 21.5V4h14v10H5M9.7 4v10M14.3 4v10M5 9h14" />
    </SvgIcon>
  );
}
