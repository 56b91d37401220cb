import { componentStyle, visuallyHidden } from '@/shared/theme/style';

export const root = componentStyle(visuallyHidden, 'visuallyHidden');
