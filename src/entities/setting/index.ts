export {
  $accessCount,
  $bannedWords,
  $isMaintenance,
  $isSignupClosed,
  $sessionMinutes,
  extraSettingRequested,
  settingFailed,
  settingFailureText,
  settingRequested,
  siteChanged,
  toSettingChange,
  type SettingChange,
} from './model';
