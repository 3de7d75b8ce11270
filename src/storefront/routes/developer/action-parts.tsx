import { useState } from 'react'
import { useStore } from '#storefront/parts/store/store-context.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Button, type ButtonSize, type ButtonVariant } from '#ui/button.tsx'
import { Link, type LinkTone } from '#ui/link.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { useToast } from '#ui/toasts.tsx'
import { ComponentDemo, Grid, namesOf, Row, State } from './component-demo.tsx'
import { ModalStates } from './modal-states.tsx'

const variants = namesOf<ButtonVariant>({
  primary: true,
  quiet: true,
  link: true,
  danger: true,
  dangerLink: true,
})
const sizes = namesOf<ButtonSize>({ normal: true, small: true })
const tones = namesOf<LinkTone>({ action: true, quiet: true, onDeep: true })

/** What is pressed and followed. */
export function ActionParts() {
  return (
    <>
      <ComponentDemo name="Button">
        <div className="grid gap-6">
          {variants.map((variant) => (
            <Row key={variant}>
              {sizes.map((size) => (
                <State key={size} name={`${variant}, ${size}`}>
                  <Button variant={variant} size={size}>
                    {'In winkelmandje'}
                  </Button>
                </State>
              ))}
              <State name="icon">
                <Button variant={variant} icon="gift">
                  {'Cadeau geven'}
                </Button>
              </State>
              <State name="loading">
                <Button variant={variant} isLoading>
                  {'In winkelmandje'}
                </Button>
              </State>
              <State name="disabled">
                <Button variant={variant} isDisabled>
                  {'In winkelmandje'}
                </Button>
              </State>
              <State name="as a link">
                <Button variant={variant} href="/dev/ui/">
                  {'Alle cadeaubonnen'}
                </Button>
              </State>
            </Row>
          ))}
        </div>
      </ComponentDemo>
      <ComponentDemo name="Link">
        <Row>
          {tones.map((tone) => (
            <State key={tone} name={tone}>
              <span className={tone === 'onDeep' ? 'on-deep bg-surface-deep p-3' : 'p-3'}>
                <Link href="/dev/ui/" tone={tone}>
                  {'Bekijk alle cadeaubonnen'}
                </Link>
              </span>
            </State>
          ))}
          <State name="leaves the shop">
            <Link href="https://example.org/">{'Naar de webshop'}</Link>
          </State>
          <State name="within, by its whole address">
            <Link href={`https://${useStore().host}/cadeaubonnen/`}>{'Naar de cadeaubonnen'}</Link>
          </State>
        </Row>
      </ComponentDemo>
      <ComponentDemo name="Finding the way">
        <Breadcrumbs
          crumbs={[
            { title: 'Home', href: '/' },
            { title: 'Alle cadeaubonnen', href: '/cadeaubonnen/' },
          ]}
          here="Arbeidsongeschiktheidsverzekeringscadeaubon"
        />
        <Pagination currentPage={5} pageCount={14} hrefOf={() => '/dev/ui/'} />
      </ComponentDemo>
      <OpenedParts />
    </>
  )
}

/** Parts with a state of their own. */
function OpenedParts() {
  const [count, setCount] = useState(2)
  const showToast = useToast()
  return (
    <ComponentDemo name="Stepper, modal and toast">
      <Grid>
        <State name="between its bounds">
          <Stepper label="Aantal" value={count} max={5} onChange={setCount} />
        </State>
        <State name="at its lowest">
          <Stepper label="Aantal" value={1} max={5} onChange={setCount} />
        </State>
        <State name="loading">
          <Stepper label="Aantal" value={3} max={5} onChange={setCount} isLoading />
        </State>
        <ModalStates />
        <State name="toast">
          <Button
            variant="quiet"
            size="small"
            onClick={() => showToast('Bewaard bij je favorieten')}
          >
            {'Zeg het'}
          </Button>
        </State>
      </Grid>
    </ComponentDemo>
  )
}
