import { josa } from 'es-hangul';
import { messages } from '../ui/messages';

function withParticle(value: string): string {
  // Only the sound of a Korean syllable decides; letters and digits keep both forms.
  return /[가-힣]$/.test(value) ? josa(value, '은/는') : `${value}${messages.bothParticles}`;
}

/** Whether a value is in use: '한강은 이미 사용 중입니다.', 'abc123은(는) 사용 가능합니다.' */
export function availabilityText(value: string, isTaken: boolean): string {
  return isTaken ? messages.used(withParticle(value)) : messages.free(withParticle(value));
}
