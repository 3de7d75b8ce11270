import { builder } from '#api/builder.ts'

export type MenuItemView = { title: string; path: string }

export const MenuItemRef = builder.objectRef<MenuItemView>('MenuItem').implement({
  description: 'A link in a menu.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Its text.' }),
    path: t.exposeString('path', { description: 'Where it leads.' }),
  }),
})

export type MenuView = { title: string; menuItems: readonly MenuItemView[] }

const MenuRef = builder.objectRef<MenuView>('Menu').implement({
  description: 'A menu with its heading.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Its heading.' }),
    menuItems: t.expose('menuItems', { type: [MenuItemRef], description: 'Its links, in order.' }),
  }),
})

export type MenusView = {
  headerMenu: MenuView
  footerMenu: MenuView
  legalMenu: MenuView
  businessMenu: MenuView
}

export const MenusRef = builder.objectRef<MenusView>('Menus').implement({
  description: 'The menus of a storefront.',
  fields: (t) => ({
    headerMenu: t.expose('headerMenu', {
      type: MenuRef,
      description: 'In the header, beside the menu of gift cards.',
    }),
    legalMenu: t.expose('legalMenu', {
      type: MenuRef,
      description: 'Terms, privacy and cookies, as far as they have a page.',
    }),
    footerMenu: t.expose('footerMenu', {
      type: MenuRef,
      description: 'At the foot of every page.',
    }),
    businessMenu: t.expose('businessMenu', {
      type: MenuRef,
      description: 'For business customers.',
    }),
  }),
})
