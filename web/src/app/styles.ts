// Style sheets of the shell, in Mantine's order and in a layer, so that a module's own rules always win.
// Mantine's variables come from the provider, which knows the theme: its file of defaults would say everything twice.
// A component used only by some routes is added by the route that uses it.
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Title.layer.css'
import './fonts.css'
import './global.css'
