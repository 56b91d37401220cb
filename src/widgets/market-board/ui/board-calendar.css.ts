import { sliceStyle, vars } from '@/shared/theme/style';

export const sheet = sliceStyle({ padding: vars.space[3] }, 'boardCalendarSheet');
