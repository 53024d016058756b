import { Honeypot } from '@/components/site/honeypot'
import { CheckboxField } from '@/components/ui/fields/checkbox-field'
import { HiddenFields } from '@/components/ui/fields/hidden-fields'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextareaField, TextField } from '@/components/ui/fields/text-field'
import { CATEGORIES, EXPLANATION_MAX, NOTICE_NAME_MAX } from '@/lib/domain/content-notices/policy'

type Texts = Record<string, string>

/** The elements of a notice that article 16(2) of regulation (EU) 2022/2065 requires. */
export function Questions({ values, issues }: { values: Texts; issues: Texts }) {
  const field = (name: string) => ({ name, defaultValue: values[name] ?? '', issue: issues[name] })
  return (
    <>
      <SelectField {...field('category')} label="Pourquoi ce contenu est-il illicite&nbsp;?" required>
        <option value="">Choisissez…</option>
        {Object.entries(CATEGORIES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextareaField
        {...field('locations')}
        label="Adresse exacte du contenu"
        hint="L’adresse (URL) du contenu ou de la page qui le montre. Une par ligne s’il y en a plusieurs."
        rows={2}
        required
      />
      {values.site && (
        <p className="text-muted text-sm">
          Vous venez d’un site que nous hébergeons, le n°&nbsp;{values.site}.
        </p>
      )}
      <TextareaField
        {...field('explanation')}
        label="Expliquez"
        hint="Décrivez le contenu, où il se trouve sur la page, et dites pourquoi il est illicite."
        maxLength={EXPLANATION_MAX}
        required
      />
      <TextField
        {...field('name')}
        label="Nom"
        hint="Facultatif, comme l’adresse e-mail, pour une atteinte sexuelle sur un mineur."
        autoComplete="name"
        maxLength={NOTICE_NAME_MAX}
      />
      <TextField
        {...field('email')}
        label="E-mail"
        hint="Nous y envoyons l’accusé de réception, puis notre décision."
        type="email"
        autoComplete="email"
      />
      <CheckboxField
        name="goodFaith"
        label="Je déclare de bonne foi que ces informations sont exactes et complètes."
        defaultChecked={values.goodFaith === 'on'}
        issue={issues.goodFaith}
        required
      />
      <HiddenFields values={values.site ? { site: values.site } : {}} />
      <Honeypot />
    </>
  )
}
