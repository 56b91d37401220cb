export {
  $accessCount,
  $bannedWords,
  $isMaintenance,
  $isSignupClosed,
  $setting,
  settingFailed,
  settingFailureText,
  settingRequested,
  siteChanged,
  toSettingChange,
  type SettingChange,
} from './model';
