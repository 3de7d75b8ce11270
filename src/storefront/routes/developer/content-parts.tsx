import type { ProductCardFragment } from '#storefront/graphql/generated/graphql.ts'
import { ProductCard } from '#storefront/parts/products/product-card.tsx'
import { ProductGrid } from '#storefront/parts/products/product-grid.tsx'
import { Accordion } from '#ui/accordion.tsx'
import { Label, type LabelColor } from '#ui/label.tsx'
import { MessageRow, type MessageTone } from '#ui/message-row.tsx'
import { Price } from '#ui/price.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { ComponentDemo, Grid, Row, State } from './component-demo.tsx'

const tones: readonly MessageTone[] = [
  'default',
  'error',
  'warning',
  'dark',
  'pink',
  'gray',
  'ruby',
  'lightRuby',
  'checkoutWarning',
  'confirmationWarning',
]
const labels: readonly LabelColor[] = ['pink', 'sun', 'leaf', 'gray']
const price = { currency: 'EUR', value: 2500 } as const

const questions = [
  { id: 'speed', title: 'Hoe snel komt een bon aan?', content: 'Binnen een uur na je betaling.' },
  { id: 'validity', title: 'Hoelang is hij geldig?', content: 'Dat staat bij elke bon.' },
]

/** What is read. */
export function ContentParts({ products }: { products: readonly ProductCardFragment[] }) {
  return (
    <>
      <ComponentDemo name="Message row">
        <div className="grid gap-3 lg:grid-cols-2">
          {tones.map((tone) => (
            <MessageRow key={tone} tone={tone}>
              {tone}
            </MessageRow>
          ))}
        </div>
      </ComponentDemo>
      <ComponentDemo name="Label, price and waiting">
        <Row>
          {labels.map((color) => (
            <State key={color} name={color}>
              <Label color={color} icon="star">
                {'Favoriet'}
              </Label>
            </State>
          ))}
          <State name="exact">
            <Price money={price} />
          </State>
          <State name="short">
            <Price money={price} style="short" />
          </State>
          <State name="spinner">
            <Spinner className="text-action" />
          </State>
        </Row>
        <div className="mt-6 grid max-w-60 gap-2.5">
          <Skeleton shape="card" />
          <Skeleton shape="heading" />
          <Skeleton shape="line" />
        </div>
      </ComponentDemo>
      <ComponentDemo name="Tabs and accordion">
        <Grid>
          <Tabs
            label="Vragen"
            tabs={questions.map((question) => ({
              ...question,
              content: <p>{question.content}</p>,
            }))}
          />
          <Accordion items={questions} />
        </Grid>
      </ComponentDemo>
      <ComponentDemo name="Product card">
        <ProductGrid>
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} />
            </li>
          ))}
        </ProductGrid>
      </ComponentDemo>
    </>
  )
}
