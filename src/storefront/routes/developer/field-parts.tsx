import { useState } from 'react'
import { Checkbox } from '#ui/checkbox.tsx'
import { Icon } from '#ui/icon.tsx'
import { RadioCards, type RadioCardsLayout } from '#ui/radio-cards.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { ComponentDemo, Grid, namesOf, State } from './component-demo.tsx'

const noteMax = 150
const layouts = namesOf<RadioCardsLayout>({
  wrap: true,
  pair: true,
  columns: true,
  pictures: true,
  stack: true,
})

const forms = [
  { value: 'digital', label: 'Per e-mail', hint: 'Binnen een uur bij de ontvanger' },
  { value: 'physical', label: 'Per post', hint: 'Binnenkort', isDisabled: true },
]

/** What is filled in. */
export function FieldParts() {
  return (
    <>
      <ComponentDemo name="Text field">
        <Grid>
          <State name="empty">
            <TextField label="Voornaam" name="empty" />
          </State>
          <State name="filled">
            <TextField label="Voornaam" name="filled" defaultValue="Annemarie" />
          </State>
          <State name="with a hint">
            <TextField
              label="E-mailadres"
              name="hint"
              hint="Hierheen sturen we de bevestiging"
              type="email"
            />
          </State>
          <State name="optional, with a prefix">
            <TextField label="Bedrag" name="prefix" prefix="€" optionalText="mag leeg blijven" />
          </State>
          <State name="wrong">
            <TextField
              label="E-mailadres"
              name="wrong"
              defaultValue="annemarie@"
              error="Dit e-mailadres klopt niet."
            />
          </State>
          <State name="disabled">
            <TextField label="Land" name="disabled" defaultValue="Nederland" disabled />
          </State>
        </Grid>
      </ComponentDemo>
      <Selects />
      <ComponentDemo name="Text area">
        <Grid>
          <Note text="Gefeliciteerd!" />
          <Note text={'Lang zal ze leven. '.repeat(9)} />
        </Grid>
      </ComponentDemo>
      <Choices />
    </>
  )
}

function Note({ text }: { text: string }) {
  return (
    <State name={text.length > noteMax ? 'too long' : 'counting'}>
      <TextArea
        label="Persoonlijke boodschap"
        defaultValue={text}
        amountOfCharactersAllowed={noteMax}
      />
    </State>
  )
}

const subjects = [
  { id: 'mail', label: 'Bezorgen', icon: <Icon name="mail" size={20} /> },
  { id: 'card', label: 'Betalen', icon: <Icon name="card" size={20} /> },
]
const countries = [
  { id: 'BE', label: 'België' },
  { id: 'NL', label: 'Nederland' },
]

function Selects() {
  const [subject, setSubject] = useState<string | undefined>('mail')
  const [country, setCountry] = useState<string>()
  return (
    <ComponentDemo name="Select">
      <Grid>
        <State name="with icons">
          <Select label="Onderwerp" options={subjects} value={subject} onChange={setSubject} />
        </State>
        <State name="wrong">
          <Select
            label="Land"
            options={countries}
            value={country}
            onChange={setCountry}
            error="Kies een land."
          />
        </State>
        <State name="disabled">
          <Select label="Land" options={countries} value="NL" onChange={setCountry} isDisabled />
        </State>
      </Grid>
    </ComponentDemo>
  )
}

function Choices() {
  const [form, setForm] = useState<string | undefined>('digital')
  return (
    <>
      <ComponentDemo name="Radio cards">
        <Grid>
          {layouts.map((layout) => (
            <State key={layout} name={layout}>
              <RadioCards
                legend="Hoe geef je hem?"
                name={layout}
                options={forms}
                value={form}
                onChange={setForm}
                layout={layout}
              />
            </State>
          ))}
          <State name="wrong">
            <RadioCards
              legend="Kies een bedrag"
              name="wrong-choice"
              options={['€ 10', '€ 25', '€ 50'].map((value) => ({ value, label: value }))}
              value={undefined}
              onChange={setForm}
              error="Kies een bedrag."
            />
          </State>
        </Grid>
      </ComponentDemo>
      <ComponentDemo name="Checkbox">
        <Grid>
          <State name="off">
            <Checkbox name="off">{'Houd me op de hoogte'}</Checkbox>
          </State>
          <State name="on">
            <Checkbox name="on" defaultChecked>
              {'Ik ga akkoord met de voorwaarden'}
            </Checkbox>
          </State>
          <State name="wrong">
            <Checkbox name="wrong-box" error="Zet hier een vinkje.">
              {'Ik ga akkoord met de voorwaarden'}
            </Checkbox>
          </State>
        </Grid>
      </ComponentDemo>
    </>
  )
}
