import type { Sound } from '#board/sound.ts';
import { Choose } from '#look/choose.tsx';
import { Dialog } from '#look/dialog.tsx';
import { Icon } from '#look/icon.tsx';
import { Switch } from '#look/switch.tsx';
import { LANGUAGES } from '#table/text.ts';
import { SETTINGS, type SettingValue, settings } from './settings.ts';
import { play } from './sound/index.ts';
import { GROUPS, type Group } from './sound/instruments.ts';
import { LANGUAGE_NAMES, words } from './words/index.ts';

/** In the order of the panel: from one end to the other, whatever is usual. */
const THEMES = ['light', 'dark', 'device'] as const satisfies readonly SettingValue<'theme'>[];
const SPEEDS = ['calm', 'normal', 'quick', 'instant'] as const satisfies readonly SettingValue<'speed'>[];
const SWITCHES = ['lessMotion', 'hold', 'notes', 'chances', 'confirm', 'sound'] as const;
const LEVELS = ['off', 'low', 'medium', 'high'] as const satisfies readonly SettingValue<'calls'>[];

/** What is heard of each group as soon as its level is chosen. */
const SAMPLES = { calls: 'turn', pieces: 'dice', atmosphere: 'step' } as const satisfies Readonly<Record<Group, Sound>>;

/** Everything that the reader can set, at once and for all tables on this device. */
export function SettingsPanel() {
  const say = words.value.settings;
  return (
    <div class="settings-panel">
      <div class="line">
        <b>{say.language}</b>
        <Choose
          label={say.language}
          value={settings.language.value}
          choices={LANGUAGES.map((value) => ({ value, name: LANGUAGE_NAMES[value], lang: value }))}
          onChoose={(value) => {
            settings.language.value = value;
          }}
        />
      </div>
      <div class="line">
        <b>{say.theme}</b>
        <Choose
          label={say.theme}
          value={settings.theme.value}
          choices={THEMES.map((value) => ({ value, name: say.themes[value] }))}
          onChoose={(value) => {
            settings.theme.value = value;
          }}
        />
      </div>
      <div class="line">
        <b>{say.speed}</b>
        <Choose
          label={say.speed}
          value={settings.speed.value}
          choices={SPEEDS.map((value) => ({ value, name: say.speeds[value] }))}
          onChoose={(value) => {
            settings.speed.value = value;
          }}
        />
      </div>
      <div class="line">
        <b>{say.textSize}</b>
        <Choose
          label={say.textSize}
          value={settings.textSize.value}
          choices={SETTINGS.textSize.map((value) => ({ value, name: say.textSizes[value] }))}
          onChoose={(value) => {
            settings.textSize.value = value;
          }}
        />
      </div>
      {SWITCHES.map((name) => (
        <div key={name} class="line row">
          <span>
            <b>{say[name].name}</b>
            <small>{say[name].words}</small>
          </span>
          <Switch
            label={say[name].name}
            on={settings[name].value}
            state={settings[name].value ? words.value.on : words.value.off}
            onSwitch={(on) => {
              settings[name].value = on;
            }}
          />
        </div>
      ))}
      {settings.sound.value &&
        GROUPS.map((group) => (
          <div key={group} class="line">
            <b>{say.levelOf[group]}</b>
            <Choose
              label={say.levelOf[group]}
              value={settings[group].value}
              choices={LEVELS.map((value) => ({ value, name: say.levels[value] }))}
              onChoose={(value) => {
                settings[group].value = value;
                play(SAMPLES[group]);
              }}
            />
          </div>
        ))}
    </div>
  );
}

/** The same over another page. */
export function SettingsDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog title={words.value.settings.title} close={words.value.close} onClose={onClose}>
      <SettingsPanel />
      <footer>
        <a class="button" href="/settings">
          <Icon sign="here" />
          {words.value.settings.move}
        </a>
      </footer>
    </Dialog>
  );
}
