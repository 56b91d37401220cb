import { type IconProps, SvgIcon } from './svg-icon';

export function IconFootball(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <circle cx="12" cy="12" r="9.5" />
      <path d="m12 7.5 4.2 3-1.6 5H9.4l-1.6-5z" />
      <path d="M12 7.5v-5M16.2 10.500l4.9-1.600M14.6 15.500l3 4M9.4 15.500l-3 4M7.8 10.5 2.9 8.9" />
    </SvgIcon>
  );
}

export function IconBasketball(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M12 2.500v19M2.5 12h19M5.5 5c3.3 3.7 3.3 10.3 0 14M18.5 5c-3.3 3.7-3.3 10.3 0 14" />
    </SvgIcon>
  );
}

export function IconBaseball(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M6.5 4.500c3 4.2 3 10.8 0 15M17.5 4.500c-3 4.2-3 10.8 0 15" />
      <path d="m7.2 8.5 2.2-.8M7.2 15.500l2.2.8M16.8 8.500l-2.2-.8M16.8 15.500l-2.2.8" />
    </SvgIcon>
  );
}

export function IconIceHockey(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d="m6 2.5 7 13.500c.7 1.4 1.9 2 3.3 2H21" />
      <path d="M10.4 11 8.5 16c-.5 1.3-1.6 2-3 2H3" />
      <ellipse cx="12" cy="20.5" rx="3" ry="1.3" />
    </SvgIcon>
  );
}

export function IconOddEven(props: IconProps) {
  return (
    <SvgIcon {...props}>
      <circle cx="7.5" cy="8" r="5" />
      <circle cx="16.5" cy="16" r="5" />
    </SvgIcon>
  );
}
